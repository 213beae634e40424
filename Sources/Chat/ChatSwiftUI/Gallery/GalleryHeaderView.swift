import HeadlessSwiftUI

/// The bar above an image: a close button, and a title with a line below it.
public struct GalleryHeaderView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let title: String
    private let subtitle: String
    @Binding private var isShown: Bool

    public init(title: String, subtitle: String, isShown: Binding<Bool>) {
        self.title = title
        self.subtitle = subtitle
        _isShown = isShown
    }

    public var body: some View {
        ZStack {
            HStack {
                Button(action: { isShown = false }) {
                    Image(uiImage: images.close)
                        .customizable()
                        .frame(width: 16, height: 16)
                        .foregroundColor(Color(colors.text))
                        .padding(.all, 16)
                }
                Spacer()
            }
            VStack(spacing: 2) {
                Text(title)
                    .font(fonts.bodyBold)
                    .foregroundColor(Color(colors.text))
                Text(subtitle)
                    .font(fonts.footnote)
                    .foregroundColor(Color(colors.textLowEmphasis))
            }
        }
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("GalleryHeaderView")
    }
}
