import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The picker for polls: an icon and the button that opens the form.
public struct ComposerPollView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    @State private var isFormShown = false

    private let channelController: ChatChannelController
    private let messageController: ChatMessageController?

    public init(channelController: ChatChannelController, messageController: ChatMessageController?) {
        self.channelController = channelController
        self.messageController = messageController
    }

    public var body: some View {
        VStack {
            Spacer()
            Button(action: { isFormShown = true }, label: { label })
            Spacer()
        }
        .frame(maxWidth: .infinity)
        .background(Color(colors.background1))
        .fullScreenCover(isPresented: $isFormShown) {
            CreatePollView(chatController: channelController, messageController: messageController)
        }
        .accessibilityIdentifier("ComposerPollView")
    }

    private var label: some View {
        VStack {
            Image(uiImage: images.attachmentPickerPolls)
                .customizable()
                .frame(width: 72, height: 60)
                .foregroundColor(Color(colors.textLowEmphasis))
            Text(L10n.Composer.Polls.createPoll)
                .foregroundColor(colors.tintColor)
        }
    }
}

/// The form for a new poll: question, options and features.
public struct CreatePollView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.utils) private var utils

    private let chatController: ChatChannelController
    private let messageController: ChatMessageController?

    @State private var question = ""
    @State private var option = ""
    @State private var multipleAnswers: Bool
    @State private var anonymousPoll: Bool
    @State private var suggestAnOption: Bool
    @State private var addComments: Bool

    public init(chatController: ChatChannelController, messageController: ChatMessageController?) {
        self.chatController = chatController
        self.messageController = messageController
        let config = InjectedValues[\.utils].pollsConfig
        _multipleAnswers = State(initialValue: config.multipleAnswers.defaultValue)
        _anonymousPoll = State(initialValue: config.anonymousPoll.defaultValue)
        _suggestAnOption = State(initialValue: config.suggestAnOption.defaultValue)
        _addComments = State(initialValue: config.addComments.defaultValue)
    }

    /// Creates the form with the content of a poll; `nil` for an empty one. Of the options, it has the first.
    package init(chatController: ChatChannelController, filledInWith poll: Poll?) {
        self.init(chatController: chatController, messageController: nil)
        guard let poll else { return }
        _question = State(initialValue: poll.name)
        _option = State(initialValue: poll.options.first?.text ?? "")
        _multipleAnswers = State(initialValue: !poll.enforceUniqueVote)
        _anonymousPoll = State(initialValue: poll.votingVisibility == .anonymous)
        _suggestAnOption = State(initialValue: poll.allowUserSuggestedOptions)
        _addComments = State(initialValue: poll.allowAnswers)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            header
            field(texts.question, placeholder: texts.questionPlaceholder, text: $question)
            field(texts.options, placeholder: texts.optionsPlaceholder, text: $option)
            VStack(spacing: 12) { choices }
                .padding(.top, 16)
            Spacer()
        }
        .padding(.horizontal, 24)
        .background(Color(colors.background))
        .accessibilityIdentifier("CreatePollView")
    }

    private var texts: L10n.Composer.Polls.Type { L10n.Composer.Polls.self }

    private var header: some View {
        ZStack {
            Text(L10n.Composer.Polls.createPoll)
                .font(fonts.bodyBold)
            HStack {
                Text(L10n.Composer.Picker.cancel)
                    .foregroundColor(colors.tintColor)
                Spacer()
                Image(systemName: "paperplane.fill")
                    .foregroundColor(question.isEmpty ? Color(colors.textLowEmphasis) : colors.tintColor)
            }
        }
        .frame(height: 44)
    }

    private func field(_ title: String, placeholder: String, text: Binding<String>) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
            TextField(placeholder, text: text)
                .modifier(FormCard())
        }
    }

    @ViewBuilder
    private var choices: some View {
        if utils.pollsConfig.multipleAnswers.configurable { toggle(texts.multipleAnswers, $multipleAnswers) }
        if utils.pollsConfig.anonymousPoll.configurable { toggle(texts.anonymousPoll, $anonymousPoll) }
        if utils.pollsConfig.suggestAnOption.configurable { toggle(texts.suggestOption, $suggestAnOption) }
        if utils.pollsConfig.addComments.configurable { toggle(texts.addComment, $addComments) }
    }

    private func toggle(_ title: String, _ isOn: Binding<Bool>) -> some View {
        Toggle(title, isOn: isOn)
            .modifier(FormCard())
    }
}

/// The gray card of a field or a choice in the form.
private struct FormCard: ViewModifier {
    @Injected(\.colors) private var colors

    func body(content: Content) -> some View {
        content
            .padding(.all, 16)
            .background(Color(colors.background1))
            .cornerRadius(16)
    }
}
