import Foundation
import PreviewRunner
import StrataCEndBell

// `previews [PACKAGE] [--port 8080]` serves a gallery of every preview in a package, and rebuilds
// it whenever a file is saved. Exit codes: 0 ended, 1 nothing to show, 2 wrong usage.

func finish(_ text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(code)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var port = 8080
if let flag = arguments.firstIndex(of: "--port") {
  guard arguments.indices.contains(flag + 1), let number = Int(arguments[flag + 1]),
    (1...65_000).contains(number)
  else { finish("previews: --port needs a number from 1 to 65000, such as --port 8080", code: 2) }
  port = number
  arguments.removeSubrange(flag...(flag + 1))
}
guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else {
  finish("usage: previews [PACKAGE] [--port 8080]", code: 2)
}

let strata = URL(fileURLWithPath: ".", isDirectory: true).standardizedFileURL
let folder = URL(fileURLWithPath: arguments.first ?? ".", isDirectory: true).standardizedFileURL
let plan: PreviewPlan
do {
  plan = try PreviewPlan(Describing.package(at: folder))
} catch {
  finish("previews: \(error)", code: 1)
}
guard !plan.isEmpty else {
  finish(
    "previews: no target of the package \(folder.path) depends on the product SwiftUI of Strata: "
      + "add the dependency to its Package.swift", code: 1)
}

var products = plan.apps.map { PreviewProduct(name: $0, package: plan.package) }
do {
  if !plan.libraries.isEmpty {
    let stage = PreviewStage(plan: plan, strata: strata)
    try stage.write()
    products.append(PreviewProduct(name: PreviewStage.product, package: stage.folder))
  }
  let workshop = SwiftWorkshop(products: products, port: port)
  let run = PreviewRun(products: products, port: port, workshop: workshop) {
    SourceSnapshot(folders: plan.folders)
  }
  let ending = DispatchSource.makeReadSource(fileDescriptor: strata_end_bell(), queue: .global())
  ending.setEventHandler {
    workshop.endAll()
    exit(0)
  }
  ending.resume()
  guard try run.begin() else {
    workshop.endAll()
    finish("previews: no product could be built; the compiler's errors are above", code: 1)
  }
  workshop.say("Save a file to update the open pages. Press Ctrl-C to stop.")
  try withExtendedLifetime(ending) {
    try run.follow { seconds in
      Thread.sleep(forTimeInterval: seconds)
      return true
    }
  }
} catch {
  finish("previews: \(error)", code: 1)
}
