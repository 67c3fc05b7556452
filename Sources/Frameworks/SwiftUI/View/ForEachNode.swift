import ViewTree

/// The place of a `ForEach`: computed again when its rows' closure read something that changed.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  EvaluatingNode
{
  private var view: ForEach<Data, ID, Content>
  private var context: Context
  private var members = KeyedChildren<ID>()

  init(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    self.view = view
    self.context = context
    super.init(context)
    evaluate()
  }

  override var name: String { "ForEach" }
  override var children: [Node] { members.ordered }

  func update(_ view: ForEach<Data, ID, Content>, _ context: Context) {
    self.view = view
    self.context = context
    evaluate()
  }

  override func evaluate() {
    let rows = Array(view.data)
    let contents = track { rows.map(view.content) }
    let inner = context.below(self)
    members.update(rows.map(view.id), in: self) { index, old in
      Content._update(contents[index], old, inner)
    }
  }
}
