// As Apple's: a file that imports VisionKit sees Vision too.
@_exported public import StrataFoundationAdditions
@_exported public import Vision
