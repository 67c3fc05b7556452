public import Photos
public import SwiftUI

extension View {
  /// Presents a sheet in which a person chooses one photo or movie, while `isPresented` is `true`.
  ///
  /// Partial: the limits of ``PhotosPicker`` apply.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the picker is shown.
  ///   - selection: A binding to the selection.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The library whose identifiers the photos have; `nil` for none.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    let choice = PhotosPickerSelection(selection, filter, preferredItemEncoding)
    return PhotosPickerHost(base: self, isPresented: isPresented, choice: choice)
  }

  /// Presents a sheet in which a person chooses several photos or movies, while `isPresented` is
  /// `true`.
  ///
  /// Partial: the limits of ``PhotosPicker`` apply.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the picker is shown.
  ///   - selection: A binding to the selection.
  ///   - maxSelectionCount: The maximum number of photos; `nil` for no limit.
  ///   - selectionBehavior: The way in which photos are selected.
  ///   - filter: The kinds of items that can be chosen; `nil` for all.
  ///   - preferredItemEncoding: The preferred format of the photos.
  ///   - photoLibrary: The library whose identifiers the photos have; `nil` for none.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    let choice = PhotosPickerSelection(
      selection, atMost: maxSelectionCount, filter, preferredItemEncoding)
    return PhotosPickerHost(base: self, isPresented: isPresented, choice: choice)
  }

  /// Sets the style of photo pickers: a sheet or a part of the page.
  ///
  /// Accepted: it has no effect; a picker is always a sheet with the browser's file field.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

extension View {
  /// Shows or hides the bars of photo pickers.
  ///
  /// Accepted: it has no effect, since the browser's file dialog decides.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars.
  ///   - edges: The edges at which the bars are.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }

  /// Disables functions of photo pickers.
  ///
  /// Accepted: it has no effect, since the browser's file dialog decides.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}

/// Functions of a photo picker.
///
/// Accepted: they make no difference, since the browser's file dialog decides.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The search for photos.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// The buttons that add photos from elsewhere.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// The navigation to collections of photos.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// The buttons that confirm or cancel the choice.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
}

/// The style of a photo picker: a sheet or a part of the page.
///
/// Accepted: it has no effect; a picker is always a sheet with the browser's file field.
public struct PhotosPickerStyle: Hashable, Sendable {
  let name: String
  /// The photo picker is a sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// The picker is a part of the page.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// The picker is a row of the page.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// The view that presents the sheet of a photo picker.
nonisolated private struct PhotosPickerHost<Base: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var choice: PhotosPickerSelection

  @MainActor var body: some View {
    base.sheet(isPresented: isPresented) { choice.chooser(isPresented) }
  }
}
