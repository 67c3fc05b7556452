import Foundation

/// The files of a project, in buckets, with the names of the official SDK.
///
///     let photos = client.storage.from("photos")
///     try await photos.upload("bread/1.jpg", data: jpeg, options: FileOptions(contentType: "image/jpeg"))
///     let same = try await photos.download(path: "bread/1.jpg")
///
/// The database decides who may read and write which file, by the policies of `storage.objects`.
///
/// Partial: `from`. Creating, listing and changing buckets are absent.
public struct SupabaseStorageClient: Sendable {
  let call: @Sendable ([String]) -> PostgrestCall

  /// Returns the files of one bucket.
  public func from(_ id: String) -> StorageFileApi {
    StorageFileApi(bucket: id, call: call)
  }
}
