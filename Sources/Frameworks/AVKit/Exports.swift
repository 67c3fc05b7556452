// As Apple's: a file that imports AVKit sees AVFoundation too.
@_exported public import AVFoundation
