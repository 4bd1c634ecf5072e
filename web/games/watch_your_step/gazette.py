from web.gazette.edition import *
def edition(lang, scene):
    return Edition("T","m","n","p","p","h",("d",),"s",("Story.",),(Portrait("","N","l"),),(Tally("t",(Row("a","b"),)),),Item("w","w","fog"),Item("c","c","chandelier"),(),(),())
