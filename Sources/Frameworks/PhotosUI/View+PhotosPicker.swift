public import Photos
public import SwiftUI

extension View {
  /// Asks for one photo or movie while `isPresented` is `true`.
  ///
  /// Partial: as ``PhotosPicker``.
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

  /// Asks for several photos or movies while `isPresented` is `true`.
  ///
  /// Partial: as ``PhotosPicker``.
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

  /// Sets whether the picker is a part of the page.
  ///
  /// Accepted: a picker is always a sheet with the browser's file field.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// The place of a picker.
///
/// Accepted: a picker is always a sheet with the browser's file field.
public struct PhotosPickerStyle: Hashable, Sendable {
  let name: String
  /// A sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// A part of the page.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// A row of the page.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// Presents the sheet while `isPresented` is `true`.
nonisolated private struct PhotosPickerHost<Base: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var choice: PhotosPickerSelection

  @MainActor var body: some View {
    base.sheet(isPresented: isPresented) { choice.chooser(isPresented) }
  }
}
