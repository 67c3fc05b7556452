import StrataSwiftUIControls
import StrataSwiftUIDrawing
import SwiftUICore

/// A preview with a modifier, shown once the modifier's context is created.
struct PreviewModified<Modifier: PreviewModifier>: View {
  var content: AnyView
  var modifier: Modifier
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context): modifier.body(content: .init(content), context: context)
    case .failure(let error): Text(verbatim: "\(Modifier.self): \(error)")
    case nil: ProgressView().task { context = await PreviewContexts.context(of: Modifier.self) }
    }
  }
}

/// The contexts of preview modifiers: one for each type while the process runs.
@MainActor private enum PreviewContexts {
  private static var tasks: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async -> Result<Modifier.Context, any Error> {
    typealias Making = Task<Shared<Modifier.Context>, any Error>
    let known = tasks[ObjectIdentifier(type)] as? Making
    let making = known ?? Task { Shared(value: try await type.makeSharedContext()) }
    tasks[ObjectIdentifier(type)] = making
    do { return .success(try await making.value.value) } catch { return .failure(error) }
  }
}

/// A context that is passed from the task that created it to others.
// @unchecked: it is made and read on the main actor only.
private struct Shared<Value>: @unchecked Sendable {
  var value: Value
}
