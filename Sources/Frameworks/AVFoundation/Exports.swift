// As Apple's: a file that imports AVFoundation sees AudioToolbox and Foundation too.
@_exported public import AudioToolbox
@_exported public import StrataFoundationAdditions
