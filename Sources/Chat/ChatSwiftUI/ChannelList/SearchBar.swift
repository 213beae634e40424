import ChatLook
import HeadlessSwiftUI

/// The search field above the channels.
public struct SearchBar: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    @Binding private var text: String

    public init(text: Binding<String>) {
        _text = text
    }

    public var body: some View {
        HStack {
            Image(uiImage: images.searchIcon)
                .customizable()
                .foregroundColor(Color(colors.textLowEmphasis))
                .frame(width: 24, height: 24)
            TextField(L10n.ChannelList.search, text: $text)
            if !text.isEmpty {
                Button(action: { text = "" }, label: { clearIcon })
            }
        }
        .padding(.horizontal, 8)
        .frame(minHeight: 38)
        .background(Color(colors.background1))
        .cornerRadius(18)
        .padding(.all, 8)
        .accessibilityIdentifier("SearchBar")
    }

    private var clearIcon: some View {
        Image(uiImage: images.searchClose)
            .customizable()
            .frame(width: 18, height: 18)
            .foregroundColor(colors.tintColor)
    }
}
