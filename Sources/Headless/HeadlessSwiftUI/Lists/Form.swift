import Foundation

/// Controls in sections, as rows of a list.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension Form: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [ScrollNode.list(of: content, in: context)] }
}

/// The style of forms.
public protocol FormStyle {}

/// The default style: sections on cards.
public struct AutomaticFormStyle: FormStyle, Sendable {
    public init() {}
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle, Sendable {
    public init() {}
}

/// Labels and controls in two columns; on iOS, sections on cards.
public struct ColumnsFormStyle: FormStyle, Sendable {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of forms inside. All styles look the same on iOS.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
