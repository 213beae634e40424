import ChatLook
import HeadlessSwiftUI

/// A pill with a date, at the top of the available space.
public struct DateIndicatorView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let dateString: String

    /// Names the day of a date, such as `Oct 24`.
    public init(date: Date) {
        dateString = DateText.day.text(for: date)
    }

    public init(dateString: String) {
        self.dateString = dateString
    }

    public var body: some View {
        VStack {
            Text(dateString)
                .font(fonts.footnote)
                .padding(.vertical, 4)
                .padding(.horizontal, 8)
                .foregroundColor(.white)
                .background(Color(colors.textLowEmphasis))
                .cornerRadius(16)
                .padding(.all, 8)
            Spacer()
        }
        .accessibilityIdentifier("DateIndicatorView")
    }
}
