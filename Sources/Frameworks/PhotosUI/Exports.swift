// As Apple's: a file that imports PhotosUI sees Photos and the protocol `Transferable` too.
@_exported public import CoreTransferable
@_exported public import Photos
