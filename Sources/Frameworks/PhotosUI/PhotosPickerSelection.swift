import SwiftUI
import UniformTypeIdentifiers

/// The way in which a person chooses several photos.
///
/// Accepted: it has no effect, since the browser's file dialog decides.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let name: String
  /// The chosen photos have no particular order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// The photos are in the order in which they were chosen.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// The app is notified of each choice.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// The app is notified of each choice, and the photos are in the order in which they were chosen.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// A request for photos, with the closure that receives the chosen ones.
struct PhotosPickerSelection {
  let types: [UTType]
  /// The largest number of files; 0 for no limit.
  let limit: Int
  /// A Boolean value that indicates whether photos are made smaller only if they are too large
  /// together.
  let asTheyAre: Bool
  let take: @MainActor ([PhotosPickerItem]) -> Void

  /// Creates a request for one photo.
  init(
    _ item: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  ) {
    asTheyAre = encoding.asTheyAre
    types = (filter ?? .everything).types(asTheyAre: asTheyAre)
    limit = 1
    take = { if let first = $0.first { item.wrappedValue = first } }
  }

  /// Creates a request for several photos, which replace those that were chosen before.
  init(
    _ items: Binding<[PhotosPickerItem]>, atMost limit: Int?, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  ) {
    asTheyAre = encoding.asTheyAre
    types = (filter ?? .everything).types(asTheyAre: asTheyAre)
    self.limit = limit.map { max(1, $0) } ?? 0
    take = { items.wrappedValue = $0 }
  }

  /// Returns the sheet in which a person chooses photos.
  @MainActor func chooser(_ isPresented: Binding<Bool>) -> some View {
    PhotoChooser(
      types: types, limit: limit, asTheyAre: asTheyAre,
      finish: { files in
        isPresented.wrappedValue = false
        take(files.map { PhotosPickerItem($0) })
      },
      cancel: { isPresented.wrappedValue = false }
    )
    .presentationDetents([.medium])
  }
}
