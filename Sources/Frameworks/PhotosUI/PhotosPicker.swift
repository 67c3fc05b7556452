public import Photos
public import SwiftUI

/// A button that asks a person for photos or movies.
///
///     PhotosPicker("Choose a photo", selection: $item, matching: .images)
///       .onChange(of: item) { Task { data = try await item?.loadTransferable(type: Data.self) } }
///
/// Partial: the button opens a sheet with the browser's file field, in which a phone offers its
/// photos and its camera. What was chosen before is not marked there; all files together may have
/// 8 MiB; of more files than `maxSelectionCount` the first are taken. `photoLibrary` has no effect,
/// as a browser's photos have no identifiers.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let selection: PhotosPickerSelection
  private let label: Label
  @State private var isPresented = false

  /// Creates a button that asks for one photo or movie.
  ///
  /// - Parameters:
  ///   - selection: What was chosen.
  ///   - filter: What is offered; `nil` for photos and movies.
  ///   - preferredItemEncoding: The encoding in which the photo is sent.
  ///   - photoLibrary: Not used.
  ///   - label: The view of the label.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    self.selection = PhotosPickerSelection(selection, filter, preferredItemEncoding)
    self.label = label()
  }

  /// Creates a button that asks for several photos or movies.
  ///
  /// - Parameters:
  ///   - selection: What was chosen.
  ///   - maxSelectionCount: The largest number; `nil` for any.
  ///   - selectionBehavior: Not used: the browser's file dialog decides.
  ///   - filter: What is offered; `nil` for photos and movies.
  ///   - preferredItemEncoding: The encoding in which the photos are sent.
  ///   - photoLibrary: Not used.
  ///   - label: The view of the label.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    self.selection = PhotosPickerSelection(
      selection, atMost: maxSelectionCount, filter, preferredItemEncoding)
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { selection.chooser($isPresented) }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a localized title that asks for one photo or movie.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selection.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The library whose identifiers the photos have; `nil` for none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// Creates a button with a title that asks for one photo or movie.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selection.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The library whose identifiers the photos have; `nil` for none.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// Creates a button with a localized title that asks for several photos or movies.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selection.
  ///   - maxSelectionCount: The maximum number of photos; `nil` for no limit.
  ///   - selectionBehavior: The way in which photos are selected.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The library whose identifiers the photos have; `nil` for none.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// Creates a button with a title that asks for several photos or movies.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selection.
  ///   - maxSelectionCount: The maximum number of photos; `nil` for no limit.
  ///   - selectionBehavior: The way in which photos are selected.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The library whose identifiers the photos have; `nil` for none.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter,
      preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }
}
