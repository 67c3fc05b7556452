import Foundation
import StrataKitTesting
import Testing

/// Tests that the files that document 003 names exist at their paths.
@Suite struct DocumentTests {
    @Test(
        .mission("L-26", "L-30", "L-36", "L-45", "L-49"),
        arguments: [
            "Domain/Models/FoodListing.swift", "Domain/Repositories/FoodListingRepository.swift", "Data/DTOs/FoodListingDTO.swift",
            "Data/Repositories/SupabaseFoodListingRepository.swift", "Presentation/ViewModels/FeedViewModel.swift",
        ])
    func `every file that the document names exists at its path`(path: String) {
        #expect(FileManager.default.fileExists(atPath: feature.appending(path: path).path))
    }

    @Test(.mission("L-05")) func `the domain imports no module but Foundation`() throws {
        let app = feature.deletingLastPathComponent().deletingLastPathComponent()
        let files = try FileManager.default.subpathsOfDirectory(atPath: app.path)
            .filter { $0.hasSuffix(".swift") && $0.contains("/Domain/") }
        #expect(files.count > 40)
        for file in files {
            let text = try String(contentsOf: app.appending(path: file), encoding: .utf8)
            // An import may have an attribute or an access level before it.
            let imports = text.split(separator: "\n").filter { line in
                line.split(separator: " ").prefix(2).contains("import") && !line.hasPrefix("//")
            }
            #expect(imports.allSatisfy { $0.hasSuffix("import Foundation") }, "\(file): \(imports)")
        }
    }

    /// The folder of the document's feature.
    private var feature: URL {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        return root.appending(path: "Apps/FoodShare/FoodShare/Features/Feed")
    }

    @Test(
        .mission("L-13", "L-19", "L-25"),
        arguments: [
            ("UseCase", ["Domain/UseCases"]), ("Repository", ["Domain/Repositories", "Data/Repositories"]), ("DTO", ["Data/DTOs"]),
            ("ViewModel", ["Presentation/ViewModels"]), ("View", ["Presentation/Views"]),
        ])
    func `files of each kind are in the folder of their layer`(kind: String, folders: [String]) throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: feature.path).filter { $0.hasSuffix("\(kind).swift") }
        #expect(!files.isEmpty)
        let misplaced = files.filter { file in
            !folders.contains { file == "\($0)/\(URL(filePath: file).lastPathComponent)" }
        }
        #expect(misplaced == [])
    }
}
