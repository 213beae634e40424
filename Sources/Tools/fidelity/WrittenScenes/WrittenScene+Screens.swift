import ChatModels
import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// Whole screens with a channel or a thread, and their titles.
    static let screens = [
        byOneAuthor(
            "ChatChannelVC/test_whenTimeIntervalBetween2MessagesFromAnotherUserIsMoreThan1min_messagesAreNotGrouped"),
        WrittenScene(
            "ChatChannelVC/test_headerViewForMessage_whenUnreadSeparatorIsEnabled"
                + "_whenMessageShouldShowDateSeparator_AndIsMarkedAsUnread"
        ) {
            Components.default.messageListDateSeparatorEnabled = true
            Components.default.isUnreadMessagesSeparatorEnabled = true
        },
        WrittenScene("ChatChannelVC/test_staticDateSeparatorsAppearance") {
            Components.default.messageListDateSeparatorEnabled = true
        },
        WrittenScene("ChatChannelVC/test_whenShouldMessagesStartAtTheTopIsTrue") {
            Components.default.shouldMessagesStartAtTheTop = true
        },
        WrittenScene("ChatThreadVC/test_whenShouldMessagesStartAtTheTopIsTrue") {
            Components.default.shouldMessagesStartAtTheTop = true
        },
        WrittenScene(
            "ChatChannelVC/test_whenThereIsAnUnreadMessageOutOfScreen_shouldShowJumpToUnreadPill"
                + "_whenJumpToUnreadIsDisabled"
        ) {
            Components.default.isJumpToUnreadEnabled = false
        },
        WrittenScene(
            "ChatChannelVC/test_whenThereIsAnUnreadMessageOutOfScreen_shouldShowJumpToUnreadPill"
                + "_whenJumpToUnreadIsEnabled"
        ) {
            Components.default.isJumpToUnreadEnabled = true
        },
        WrittenScene(
            "ChatChannelVC/test_whenThereIsAnUnreadMessage_whenFeatureIsDisabled_shouldShowABannerOnTopOfIt"
        ) {
            Components.default.isUnreadMessagesSeparatorEnabled = false
        },

        // In SwiftUI.
        WrittenScene("ChatChannelVC/swiftui_test_chatChannel_isPopulated", words: ["wrapped_in"]) { scene in
            scene.hostedBySwiftUI(scene.channelScreen(of: scene.screenMessages))
        },
        WrittenScene("ChatChannelVC/swiftui_test_customNavigationViewValues_arePopulated", words: ["wrapped_in"]) {
            scene in
            scene.hostedBySwiftUI(scene.channelScreen(of: scene.screenMessages), barButton: "Tap me!")
        },
        WrittenScene("ChatThreadVC/swiftui_test_chatThreadVC_isPopulated", words: ["wrapped_in"]) { scene in
            scene.hostedBySwiftUI(scene.threadScreen(of: scene.screenMessages))
        },
        WrittenScene("ChatThreadVC/swiftui_test_customNavigationViewValues_arePopulated", words: ["wrapped_in"]) {
            scene in
            scene.hostedBySwiftUI(scene.threadScreen(of: scene.screenMessages), barButton: "Tap me!")
        },
        WrittenScene("TitleContainerView/test_swiftUIWrapper", words: ["wrapped_in"]) { scene in scene.titleOnPhone },
        WrittenScene("TitleContainerView/test_appearanceCustomization_usingAppearance") {
            Appearance.default.fonts.headlineBold = .italicSystemFont(ofSize: 20)
            Appearance.default.colorPalette.subtitleText = .cyan
        },
    ]
}

extension WrittenScene {
    /// A channel whose messages have a single author, which the case states in prose.
    private static func byOneAuthor(_ test: String) -> WrittenScene {
        WrittenScene(test, words: []) { scene in
            let messages = scene.screenMessages.map { message in
                var message = message
                message.author = ChatUser(id: "author")
                return message
            }
            return scene.inNavigation(scene.channelScreen(of: messages))
        }
    }
}

extension Scene {
    /// Shows a screen in a SwiftUI view: on white, inside the safe area, with a navigation bar. SwiftUI creates the
    /// screen during layout, under the traits of its surroundings.
    fileprivate func hostedBySwiftUI(_ screen: UIViewController, barButton: String? = nil) -> UIView {
        var hosted = UIView()
        traits.performAsCurrent { hosted = hostedUnderTraits(screen, barButton: barButton) }
        return hosted
    }

    private func hostedUnderTraits(_ screen: UIViewController, barButton: String?) -> UIView {
        let host = UIViewController()
        host.view.backgroundColor = .systemBackground
        host.addChild(screen)
        host.view.addSubview(screen.view)
        screen.view.translatesAutoresizingMaskIntoConstraints = false
        let area = host.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            screen.view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            screen.view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            screen.view.topAnchor.constraint(equalTo: area.topAnchor),
            screen.view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        screen.didMove(toParent: host)
        screen.view.overrideTraits(asRepresented: traits)
        let bar = inputs.object("navigation_bar")
        bar?.ignore(["leading"])
        host.navigationItem.title = bar?.string("title")
        host.navigationItem.leftBarButtonItem = barButton.map { UIBarButtonItem(title: $0) }

        inputs.ignore(["in_navigation_controller"])
        let navigation = NavigationVC(rootViewController: host)
        if let insets = inputs.object("safe_area") {
            navigation.additionalSafeAreaInsets = UIEdgeInsets(
                top: CGFloat(insets.number("top") ?? 0), left: 0, bottom: CGFloat(insets.number("bottom") ?? 0),
                right: 0)
        }
        inputs.ignore("safe_area", of: [0])
        return ControllerView(navigation)
    }

    /// A title with the size of a bar's, centered in the safe area of a phone's screen.
    fileprivate var titleOnPhone: UIView {
        let screen = UIView()
        let title = titleContainerView
        screen.addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            title.widthAnchor.constraint(equalToConstant: 320),
            title.heightAnchor.constraint(equalToConstant: 44),
            title.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            // The top inset is 10 points larger than the bottom one.
            title.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: 5),
        ])
        return screen
    }
}
