import ChatModels
import Foundation
import HeadlessSwiftUI

/// The text in the composer, or a placeholder.
///
/// A text that is higher than the field shows its end. The caret, which blinks, is drawn in a composer with the focus.
public struct ComposerTextInputView: View {
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils

    @Binding private var text: String
    @Binding private var height: CGFloat
    @Binding private var selectedRangeLocation: Int
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.composerViewModel) private var viewModel
    @State private var caretHeight: CGFloat = 0
    private let placeholder: String
    private let editable: Bool
    private let maxMessageLength: Int?
    private let currentHeight: CGFloat

    /// - Parameters:
    ///   - height: Called with the height of the text, in points.
    ///   - currentHeight: The height of the field, in points.
    public init(
        text: Binding<String>, height: Binding<CGFloat>, selectedRangeLocation: Binding<Int>, placeholder: String,
        editable: Bool, maxMessageLength: Int? = nil, currentHeight: CGFloat
    ) {
        _text = text
        _height = height
        _selectedRangeLocation = selectedRangeLocation
        self.placeholder = placeholder
        self.editable = editable
        self.maxMessageLength = maxMessageLength
        self.currentHeight = currentHeight
    }

    public var body: some View {
        Group {
            if text.isEmpty {
                line(placeholder, color: colors.composerPlaceholderColor)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .fixedSize(horizontal: false, vertical: true)
                    .background { if typeSize.isAccessibilitySize { TextHeightReader() } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            } else {
                line(text, color: colors.text)
                    .inTextView()
                    .fixedSize(horizontal: false, vertical: true)
                    .background(TextHeightReader())
                    .background(alignment: .top) { if showsCaret { textBeforeCaret } }
                    .offset(y: hiddenBelow)
                    .frame(
                        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
                        alignment: height > currentHeight ? .bottomLeading : .topLeading)
            }
        }
        .clipped()
        .onPreferenceChange(TextHeightKey.self) { newHeight in
            if height != newHeight { height = newHeight }
        }
        .onPreferenceChange(CaretHeightKey.self) { newHeight in
            if caretHeight != newHeight { caretHeight = newHeight }
        }
        .accessibilityIdentifier("ComposerTextInputView")
    }

    private func line(_ text: String, color: UIColor) -> some View {
        Text(text)
            .font(Font(utils.composerConfig.inputFont))
            .foregroundColor(Color(color))
            .caret(before: showsCaret ? selectedRangeLocation : nil)
            .padding(.all, 8)
    }

    // MARK: The caret

    private var showsCaret: Bool { viewModel?.showsCaret == true }

    /// The height of the text below the field, in points, so that the line of the caret is in it.
    private var hiddenBelow: CGFloat {
        guard showsCaret, height > currentHeight else { return 0 }
        return height - max(caretHeight, currentHeight)
    }

    /// The text that ends with the caret, invisible and only to be measured.
    private var textBeforeCaret: some View {
        Text((text as NSString).substring(to: min(selectedRangeLocation, text.utf16.count)))
            .font(Font(utils.composerConfig.inputFont))
            .padding(.all, 8)
            .fixedSize(horizontal: false, vertical: true)
            .hidden()
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: CaretHeightKey.self, value: proxy.size.height)
                }
            }
    }
}

/// Reports the height of the view in front of it.
private struct TextHeightReader: View {
    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: TextHeightKey.self, value: proxy.size.height)
        }
    }
}

/// The height of the text that ends with the caret, in points.
private enum CaretHeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private enum TextHeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
