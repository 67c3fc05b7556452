import SwiftUI

/// A picker of a category of food.
struct CategoryPicker: View {
    @Binding var selection: ListingCategory

    var body: some View {
        Picker(selection: $selection) {
            ForEach(ListingCategory.allCases, id: \.self) { category in
                Label {
                    Text(category.name)
                } icon: {
                    Image(systemName: category.symbol)
                }
                .tag(category)
            }
        } label: {
            Text(.feedCategoryName)
        }
    }
}
