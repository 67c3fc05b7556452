import Foundation
import SupabaseSimulator

/// One PostgreSQL for all tests of a run, with FoodShare's migrations; each test gets a database of its own.
enum SharedProject {
    static let migrations = root.appending(path: "Apps/FoodShare/supabase/migrations")

    static func fresh() async throws -> SupabaseDatabase {
        try await template.value.copy()
    }

    private static let template = Task {
        try await SupabaseDatabase.template(in: .start(), migrations: migrations)
    }

    private static var root: URL {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        return root
    }
}
