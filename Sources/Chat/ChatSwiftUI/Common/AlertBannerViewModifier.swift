import ChatLook
import HeadlessSwiftUI

/// Shows a banner at the bottom that an action has failed.
public struct AlertBannerViewModifier: ViewModifier {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @Binding private var isPresented: Bool

    public init(isPresented: Binding<Bool>) {
        _isPresented = isPresented
    }

    public func body(content: Content) -> some View {
        content.overlay(isPresented ? banner : nil, alignment: .bottom)
    }

    private var banner: some View {
        Text(L10n.Alert.somethingWrong)
            .font(fonts.body)
            .foregroundColor(Color(colors.staticColorText))
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity)
            .background(Color(colors.textLowEmphasis))
            .accessibilityIdentifier("AlertBanner")
    }
}

extension View {
    /// Shows a banner that an action has failed.
    public func alertBanner(isPresented: Binding<Bool>) -> some View {
        modifier(AlertBannerViewModifier(isPresented: isPresented))
    }
}
