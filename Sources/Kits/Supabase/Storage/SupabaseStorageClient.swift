import Foundation

/// Files of a project, in buckets, by the names of the official SDK.
///
///     let photos = client.storage.from("photos")
///     try await photos.upload("bread/1.jpg", data: jpeg, options: FileOptions(contentType: "image/jpeg"))
///     let same = try await photos.download(path: "bread/1.jpg")
///
/// Who may read and write which file is the database's to say, by the policies of `storage.objects`.
///
/// Partial: `from`. Making, listing and changing buckets are absent.
public struct SupabaseStorageClient: Sendable {
  let call: @Sendable ([String]) -> PostgrestCall

  /// The files of one bucket.
  public func from(_ id: String) -> StorageFileApi {
    StorageFileApi(bucket: id, call: call)
  }
}
