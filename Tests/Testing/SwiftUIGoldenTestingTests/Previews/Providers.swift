import HeadlessSwiftUI

// Providers of the kinds that apps have.

struct BookRow: View {
    var title = "Kyoto"

    var body: some View {
        Text(title).font(.headline).padding(8)
    }
}

struct BookRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BookRow().previewDisplayName("light")
            BookRow().padding(4).background(Color(.systemBackground)).preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
        BookRow(title: "Fixed").previewLayout(.fixed(width: 120, height: 40))
        ForEach(["One", "Two"], id: \.self) { BookRow(title: $0).previewLayout(.sizeThatFits).previewDisplayName($0) }
    }
}

private struct Hidden_Previews: PreviewProvider {
    static var previews: some View { BookRow(title: "Private").previewLayout(.sizeThatFits) }
}

enum Shelf {
    struct Top_Previews: PreviewProvider {
        static var previews: some View { BookRow(title: "Nested").previewLayout(.sizeThatFits) }
    }
}
