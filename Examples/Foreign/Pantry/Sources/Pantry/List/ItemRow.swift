import SwiftUI

struct ItemRow: View {
  let item: Item
  @Environment(\.warningDays) private var warningDays

  var body: some View {
    LabeledContent {
      VStack(alignment: .trailing) {
        Text(item.amount, format: .number) + Text(" \(item.unit.rawValue)")
        if let days = item.daysLeft() {
          Text(days == 0 ? "today" : "in ^[\(days) day](inflect: true)")
            .font(.caption)
            .foregroundStyle(
              days < warningDays ? AnyShapeStyle(Color.warning) : AnyShapeStyle(.secondary))
        }
      }
    } label: {
      Label {
        Text(item.name)
          .fontWeight(item.isOpen ? .bold : .regular)
          .strikethrough(item.amount == 0, color: .red)
      } icon: {
        Circle().fill(item.color.gradient).frame(width: 12, height: 12)
      }
      .labelStyle(.dotted)
    }
    .accessibilityHint(item.isOpen ? "Opened" : "")
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  ItemRow(item: Item(name: "Milk", place: .fridge))
}
