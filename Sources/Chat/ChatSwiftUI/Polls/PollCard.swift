import HeadlessSwiftUI

extension View {
    /// Adds the gray card of poll lists behind the view.
    func pollCard() -> some View { modifier(PollCardModifier()) }
}

/// The gray card of poll lists, with a padding of 16 points.
struct PollCardModifier: ViewModifier {
    @Injected(\.colors) private var colors

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            .background(Color(colors.background1))
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

/// The name of a poll in its card.
struct PollNameCard: View {
    @Injected(\.fonts) private var fonts

    let name: String

    var body: some View {
        Text(name)
            .font(fonts.bodyBold)
            .pollCard()
    }
}
