@_exported public import Observation
// As with Apple's, a file that imports SwiftUI sees Foundation and Observation too.
@_exported public import StrataFoundationAdditions
// SwiftUI's modules (docs/decisions/0005): an app imports only SwiftUI.
@_exported public import StrataSwiftUIAccessibility
@_exported public import StrataSwiftUICollections
@_exported public import StrataSwiftUIControls
@_exported public import StrataSwiftUIDrawing
@_exported public import StrataSwiftUIFiles
@_exported public import StrataSwiftUIGestures
@_exported public import StrataSwiftUILayout
@_exported public import StrataSwiftUIMotion
@_exported public import StrataSwiftUINavigation
@_exported public import StrataSwiftUIPickers
@_exported public import SwiftUICore

// As with Apple's, an app that imports only SwiftUI can declare observable objects; for subjects
// and operators it imports Combine.
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
