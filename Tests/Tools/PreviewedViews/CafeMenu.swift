import SwiftUI

/// A menu with texts in Arabic and English.
struct CafeMenu: View {
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(title).font(.title2.bold())
                Spacer()
                Image(systemName: "chevron.forward").foregroundStyle(.secondary)
            }
            ForEach(dishes) { dish in
                HStack(alignment: .firstTextBaseline) {
                    Text(isArabic ? dish.arabic : dish.name)
                    if dish.isNew { Text(String(localized: "New")).font(.caption.bold()).foregroundStyle(.red) }
                    Spacer()
                    Text(dish.price, format: .currency(code: "EGP")).monospacedDigit()
                }
                Divider()
            }
            Text(isArabic ? "مفتوح من الثامنة صباحًا حتى منتصف الليل" : "Open from eight in the morning until midnight")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding()
    }

    private var isArabic: Bool { locale.language.languageCode == .arabic }

    private var title: String { isArabic ? "مقهى النيل" : "Café on the Nile" }

    private let dishes = [
        Dish(name: "Mint tea", arabic: "شاي بالنعناع", price: 35),
        Dish(name: "Lentil soup", arabic: "شوربة عدس", price: 60, isNew: true),
        Dish(name: "Date cake", arabic: "كعك بالتمر", price: 47.5),
    ]
}

struct Dish: Identifiable {
    var id: String { name }
    let name: String
    let arabic: String
    let price: Double
    var isNew = false
}

#Preview("menu", traits: .sizeThatFitsLayout) {
    CafeMenu()
        .frame(width: 320)
}

#Preview("in Arabic", traits: .sizeThatFitsLayout) {
    CafeMenu()
        .frame(width: 320)
        .environment(\.locale, Locale(identifier: "ar_EG"))
        .environment(\.layoutDirection, .rightToLeft)
}
