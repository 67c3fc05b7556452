import Foundation

/// Photos as files in a folder next to the database. Each is written atomically.
struct FolderPhotoFiles: PhotoFiles {
    let folder: URL

    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data? {
        do {
            return try Data(contentsOf: file(name, size))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
    }

    func put(_ photo: ListingPhoto, name: String) async throws {
        try makeFolder()
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(name, isDirectory: true), withIntermediateDirectories: true)
        for size in ListingPhoto.Size.allCases { try photo.data(size).write(to: file(name, size), options: .atomic) }
    }

    func remove(_ name: String) async throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name, isDirectory: true))
        // Removes the listing's folder if this was its last photo; `rmdir` leaves a folder that is not empty.
        rmdir(folder.appendingPathComponent(name).deletingLastPathComponent().path)
    }

    /// Creates the folder, but not the one of the database: if that is gone, the photo would be missing once it
    /// is back.
    private func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        } catch {
            guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
        }
    }

    private func file(_ name: String, _ size: ListingPhoto.Size) -> URL {
        folder.appendingPathComponent(name, isDirectory: true).appendingPathComponent("\(size.rawValue).jpg")
    }
}
