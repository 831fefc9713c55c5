## Labels

name-of = { $what }
title-of = { UPPER($what) }
place-name = { $at }
