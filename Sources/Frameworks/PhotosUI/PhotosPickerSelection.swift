import SwiftUI
import UniformTypeIdentifiers

/// The way in which a person chooses several photos.
///
/// Accepted: the browser's file dialog decides.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let name: String
  /// The order does not matter.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// The order of choosing matters.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// The app follows each choice.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// The app follows each choice, and their order matters.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// A request for photos, with the action for a choice.
struct PhotosPickerSelection {
  let types: [UTType]
  /// The largest number of files; 0 for any.
  let limit: Int
  let take: @MainActor ([PhotosPickerItem]) -> Void

  /// A choice of one photo.
  init(
    _ item: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  ) {
    types = (filter ?? .everything).types(asTheyAre: encoding.asTheyAre)
    limit = 1
    take = { if let first = $0.first { item.wrappedValue = first } }
  }

  /// A choice of several photos, which replaces the one before.
  init(
    _ items: Binding<[PhotosPickerItem]>, atMost limit: Int?, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  ) {
    types = (filter ?? .everything).types(asTheyAre: encoding.asTheyAre)
    self.limit = limit.map { max(1, $0) } ?? 0
    take = { items.wrappedValue = $0 }
  }

  /// Returns the sheet in which a person chooses.
  @MainActor func chooser(_ isPresented: Binding<Bool>) -> some View {
    PhotoChooser(
      types: types, limit: limit,
      finish: { files in
        isPresented.wrappedValue = false
        take(files.map { PhotosPickerItem($0) })
      },
      cancel: { isPresented.wrappedValue = false }
    )
    .presentationDetents([.medium])
  }
}
