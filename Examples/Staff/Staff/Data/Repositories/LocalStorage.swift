import Foundation

protocol LocalStorage: Sendable {
    /// - Returns: `nil` where nothing is kept under the name.
    func read(_ name: String) throws -> (data: Data, date: Date)?
    func write(_ data: Data, date: Date, to name: String) throws
}

/// Files in a folder, which is the app's caches unless another is named.
struct FileStorage: LocalStorage {
    var folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        .appending(path: "Staff")

    func read(_ name: String) throws -> (data: Data, date: Date)? {
        let file = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let date = attributes[.modificationDate] as? Date ?? .distantPast
        return (try Data(contentsOf: file), date)
    }

    func write(_ data: Data, date: Date, to name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try data.write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
}
