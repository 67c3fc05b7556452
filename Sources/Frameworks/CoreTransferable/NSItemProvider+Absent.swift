public import Foundation

// What an app writes to drag items and to receive them. The declarations make the compiler say that
// it is missing, instead of that an argument has another type.
// swift-format-ignore
extension NSItemProvider {
  @available(*, unavailable, message: "Strata does not have NSItemProvider.init(object:): drag and drop is not there yet")
  public convenience init(object: Any) { fatalError() }

  @available(*, unavailable, message: "Strata does not have NSItemProvider.loadObject(ofClass:) for this class; loadTransferable(type:) and loadDataRepresentation(for:) load a file's content")
  @discardableResult public func loadObject<Object>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { fatalError() }

  @available(*, unavailable, message: "Strata does not have NSItemProvider.canLoadObject(ofClass:) for this class; hasItemConformingToTypeIdentifier(_:) says which content a file has")
  public func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { fatalError() }
}
