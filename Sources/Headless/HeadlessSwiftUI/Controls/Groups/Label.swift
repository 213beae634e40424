/// A title and an icon.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public var body: some View {
        StyledControl(
            configuration: LabelStyleConfiguration(title: .init(title), icon: .init(icon)),
            automatic: { AnyView(TitleAndIconLabelStyle().makeBody(configuration: $0)) })
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

/// The style of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label for a style.
public struct LabelStyleConfiguration {
    public enum _Title {}
    public enum _Icon {}
    public typealias Title = _ControlPart<_Title>
    public typealias Icon = _ControlPart<_Icon>

    public let title: Title
    public let icon: Icon
}

/// An icon followed by a title.
public struct TitleAndIconLabelStyle: Sendable {
    public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

public struct DefaultLabelStyle: Sendable {
    public nonisolated init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

public struct IconOnlyLabelStyle: Sendable {
    public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct TitleOnlyLabelStyle: Sendable {
    public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, LabelStyleConfiguration, S.Body>(style: style) { $0.makeBody(configuration: $1) })
    }

    /// Hides the labels of controls, which keep their accessibility labels.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

extension EnvironmentValues {
    /// Gives labels without a style of the code's the one that they have in bars.
    mutating func showLabelsAsIcons() {
        guard self[style: LabelStyleConfiguration.self] == nil else { return }
        self[style: LabelStyleConfiguration.self] = ControlStyle(
            { AnyView._makeNodes(of: AnyView(IconOnlyLabelStyle().makeBody(configuration: $0)), in: $1) }, outer: nil)
    }

    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    private enum LabelsHiddenKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
}
