import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The form for a new poll: question, options and features.
public struct CreatePollView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @StateObject private var viewModel: CreatePollViewModel

    public init(chatController: ChatChannelController, messageController: ChatMessageController?) {
        self.init(chatController: chatController, filledInWith: nil)
    }

    /// Creates the form with the content of a poll; `nil` for an empty one.
    package init(chatController: ChatChannelController, filledInWith poll: Poll?) {
        let config = InjectedValues[\.utils].pollsConfig
        _viewModel = StateObject(
            wrappedValue: CreatePollViewModel(chatController: chatController, config: config, poll: poll))
    }

    public var body: some View {
        NavigationView {
            ScrollView { fields }
                .background(Color(colors.background).edgesIgnoringSafeArea(.all))
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) { cancelButton }
                    ToolbarItem(placement: .principal) { title }
                    ToolbarItem(placement: .navigationBarTrailing) { sendButton }
                }
                .navigationBarTitleDisplayMode(.inline)
        }
        .accessibilityIdentifier("CreatePollView")
    }

    private var texts: L10n.Composer.Polls.Type { L10n.Composer.Polls.self }

    // MARK: Bar

    private var cancelButton: some View {
        Button(action: {}, label: { Text(L10n.Composer.Picker.cancel).foregroundColor(colors.tintColor) })
    }

    private var title: some View {
        Text(texts.createPoll)
            .font(fonts.bodyBold)
            .foregroundColor(Color(colors.text))
    }

    private var sendButton: some View {
        let canCreatePoll = viewModel.canCreatePoll
        return Button(action: { viewModel.createPoll {} }) {
            Image(systemName: "paperplane.fill")
                .foregroundColor(canCreatePoll ? colors.tintColor : Color(colors.text).opacity(0.4))
        }
        .disabled(!canCreatePoll)
    }

    // MARK: Fields

    private var fields: some View {
        VStack(alignment: .leading, spacing: 30) {
            VStack(alignment: .leading, spacing: 27) {
                question
                options
            }
            choices
        }
        .foregroundColor(Color(colors.text))
        .padding(.horizontal, 20)
        .padding(.vertical, 11)
    }

    private var question: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(texts.question)
            TextField(texts.questionPlaceholder, text: $viewModel.question)
                .modifier(FormCard())
        }
    }

    private var options: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(texts.options)
            VStack(spacing: 14) {
                ForEach(viewModel.options.indices, id: \.self) { index in
                    HStack {
                        TextField(texts.optionsPlaceholder, text: $viewModel.options[index])
                        if !viewModel.options[index].isEmpty { handle }
                    }
                    .modifier(FormCard())
                }
            }
        }
    }

    /// The mark of an option that can be moved.
    private var handle: some View {
        Image(systemName: "equal")
            .foregroundColor(Color(colors.textLowEmphasis))
    }

    private var choices: some View {
        VStack(spacing: 14) {
            if viewModel.config.multipleAnswers.configurable {
                VStack(spacing: 32) {
                    Toggle(texts.multipleAnswers, isOn: $viewModel.multipleAnswers)
                    if viewModel.multipleAnswers, viewModel.config.maxVotesPerPerson.configurable { maxVotes }
                }
                .modifier(FormCard())
            }
            if viewModel.config.anonymousPoll.configurable {
                toggle(texts.anonymousPoll, $viewModel.anonymousPoll)
            }
            if viewModel.config.suggestAnOption.configurable {
                toggle(texts.suggestOption, $viewModel.suggestAnOption)
            }
            if viewModel.config.addComments.configurable { toggle(texts.addComment, $viewModel.addComments) }
        }
    }

    private func toggle(_ title: String, _ isOn: Binding<Bool>) -> some View {
        Toggle(title, isOn: isOn)
            .modifier(FormCard())
    }

    private var maxVotes: some View {
        HStack {
            TextField(texts.maxVotes, text: $viewModel.maxVotes)
                .disabled(!viewModel.maxVotesEnabled)
            Toggle("", isOn: $viewModel.maxVotesEnabled)
                .labelsHidden()
        }
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
