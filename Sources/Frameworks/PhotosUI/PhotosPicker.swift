public import Photos
public import SwiftUI

/// A button with which a person chooses photos or movies.
///
///     PhotosPicker("Choose a photo", selection: $item, matching: .images)
///       .onChange(of: item) { Task { data = try await item?.loadTransferable(type: Data.self) } }
///
/// Partial: the button opens a sheet with the browser's file field, in which a phone offers its
/// photos and its camera. The sheet does not mark earlier choices; of more files than
/// `maxSelectionCount`, only the first are used. Pictures of more than 1 MiB arrive as JPEG of at most
/// 2,048 pixels a side and 1 MiB, but for GIFs; with `preferredItemEncoding: .current`, only if all
/// files together have more than 8 MiB, and then of 4,096 pixels. Other files of more than 8 MiB
/// together are refused; `fileImporter` changes no file. `photoLibrary` has no effect, as a browser
/// reports no identifiers of photos.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let selection: PhotosPickerSelection
  private let label: Label
  @State private var isPresented = false

  /// Creates a button with which a person chooses one photo or movie.
  ///
  /// - Parameters:
  ///   - selection: A binding to the chosen item; `nil` for none.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The encoding in which the browser sends the photo.
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

  /// Creates a button with which a person chooses several photos or movies.
  ///
  /// - Parameters:
  ///   - selection: A binding to the chosen items.
  ///   - maxSelectionCount: The largest number of items; `nil` for no limit.
  ///   - selectionBehavior: Not used: the browser's file dialog decides.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The encoding in which the browser sends the photos.
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
  /// Creates a button with a localized title, with which a person chooses one photo or movie.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the chosen items.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The photo library, which is not used.
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

  /// Creates a button with a title that is not localized, with which a person chooses one photo or
  /// movie.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the chosen items.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The photo library, which is not used.
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

  /// Creates a button with a localized title, with which a person chooses several photos or movies.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the chosen items.
  ///   - maxSelectionCount: The maximum number of photos; `nil` for no limit.
  ///   - selectionBehavior: The way in which photos are selected. It has no effect.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The photo library, which is not used.
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

  /// Creates a button with a title that is not localized, with which a person chooses several
  /// photos or movies.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the chosen items.
  ///   - maxSelectionCount: The maximum number of photos; `nil` for no limit.
  ///   - selectionBehavior: The way in which photos are selected. It has no effect.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The photo library, which is not used.
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
