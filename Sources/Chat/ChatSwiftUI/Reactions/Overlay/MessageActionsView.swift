import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The menu of the actions on a message.
public struct MessageActionsView: View {
    @Injected(\.colors) private var colors

    private let messageActions: [MessageAction]

    /// The height of an action, in points.
    static let itemHeight: CGFloat = 40

    public init(messageActions: [MessageAction]) {
        self.messageActions = messageActions
    }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(messageActions) { action in
                VStack(spacing: 0) {
                    ActionItemView(title: action.title, iconName: action.iconName, isDestructive: action.isDestructive)
                        .onTapGesture { action.action() }
                    if action != messageActions.last { Divider() }
                }
                .frame(height: Self.itemHeight)
            }
        }
        .background(Color(colors.background8))
        .roundWithBorder(cornerRadius: 16)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("MessageActionsView")
    }
}

/// An action with its icon.
public struct ActionItemView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let title: String
    private let iconName: String
    private let isDestructive: Bool
    private let boldTitle: Bool

    /// - Parameter iconName: A built-in icon, or a system symbol.
    public init(title: String, iconName: String, isDestructive: Bool, boldTitle: Bool = false) {
        self.title = title
        self.iconName = iconName
        self.isDestructive = isDestructive
        self.boldTitle = boldTitle
    }

    public var body: some View {
        HStack(spacing: 16) {
            icon
                .customizable()
                .frame(width: 18, height: 18)
                .foregroundColor(Color(isDestructive ? colors.alert : colors.textLowEmphasis))
            Text(title)
                .font(boldTitle ? fonts.bodyBold : fonts.body)
                .foregroundColor(Color(isDestructive ? colors.alert : colors.text))
            Spacer()
        }
        .padding(.horizontal, 16)
        .frame(maxHeight: .infinity)
    }

    private var icon: Image {
        images.messageActionIcon(named: iconName).map { Image(uiImage: $0) } ?? Image(systemName: iconName)
    }
}
