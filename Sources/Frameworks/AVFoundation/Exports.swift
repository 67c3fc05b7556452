// As Apple's: a file that imports AVFoundation sees Foundation too.
@_exported public import StrataFoundationAdditions
