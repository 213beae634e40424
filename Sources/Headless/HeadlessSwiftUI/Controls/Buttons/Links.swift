import Foundation
import UIKitValues

/// A label in the tint color that opens a URL.
public struct Link<Label> {
    let destination: URL
    let label: Label
}

extension Link: View where Label: View {
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    public var body: some View { LinkBody(destination: destination, label: label) }
}

private struct LinkBody<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button(action: { openURL(destination) }, label: { label })
            .modifier(
                _AccessibilityModifier {
                    $0.node.traits = .link; $0.removedTraits = .button; _ = $1
                })
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A button that shares data. It draws its label.
public struct ShareLink<Data, Label> {
    let label: Label
}

extension ShareLink: View where Label: View {
    public nonisolated init(
        item: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == HeadlessSwiftUI.Label<Text, Image> {
    public nonisolated init(item: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: .share(Text(SystemText.share.localized)))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, item: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(label: .share(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(label: .share(Text(title)))
    }
}

extension Label<Text, Image> {
    fileprivate nonisolated static func share(_ title: Text) -> Self {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
