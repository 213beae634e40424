import HeadlessSwiftUI

/// The row of a system message.
public struct SystemMessageView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    private let message: String

    public init(message: String) {
        self.message = message
    }

    public var body: some View {
        Text(message)
            .font(fonts.caption1)
            .bold()
            .foregroundColor(Color(colors.textLowEmphasis))
            .standardPadding()
            .accessibilityIdentifier("SystemMessageView")
    }
}
