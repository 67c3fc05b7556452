// As Apple's: a file that imports UIKit sees Foundation too.
@_exported public import StrataFoundationAdditions

// What UIKit and SwiftUI share was there first in SwiftUI.
@_exported public import enum SwiftUI.UIKeyboardType
@_exported public import enum SwiftUI.UITextAutocapitalizationType
@_exported public import struct SwiftUI.UITextContentType
