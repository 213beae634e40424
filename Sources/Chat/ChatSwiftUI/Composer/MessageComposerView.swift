import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The composer: icons, field and buttons, and above them the quoted or edited message.
public struct MessageComposerView<Factory: ViewFactory>: View {
    @StateObject private var viewModel: MessageComposerViewModel

    private let factory: Factory
    private let channelConfig: ChannelConfig?
    @Binding private var quotedMessage: ChatMessage?
    @Binding private var editedMessage: ChatMessage?
    private let onMessageSent: () -> Void

    private static var popupHeight: CGFloat { 350 }

    /// - Parameter viewModel: `nil` to create one from the controllers.
    public init(
        viewFactory: Factory,
        viewModel: MessageComposerViewModel? = nil,
        channelController: ChatChannelController,
        messageController: ChatMessageController? = nil,
        quotedMessage: Binding<ChatMessage?>,
        editedMessage: Binding<ChatMessage?>,
        onMessageSent: @escaping () -> Void
    ) {
        factory = viewFactory
        channelConfig = channelController.channel?.config
        _viewModel = StateObject(
            wrappedValue: viewModel
                ?? MessageComposerViewModel(channelController: channelController, messageController: messageController))
        _quotedMessage = quotedMessage
        _editedMessage = editedMessage
        self.onMessageSent = onMessageSent
    }

    public var body: some View {
        VStack(spacing: 0) {
            header
            parts
            if viewModel.sendInChannelShown {
                factory.makeSendInChannelView(
                    showReplyInChannel: $viewModel.showReplyInChannel, isDirectMessage: viewModel.isDirectChannel)
            }
            if viewModel.overlayShown { picker }
        }
        .overlay(viewModel.showSuggestionsOverlay ? suggestions : nil, alignment: .top)
        .modifier(factory.makeComposerViewModifier())
        .environmentObject(viewModel)
        .environment(\.composerViewModel, viewModel)
        .onChange(of: editedMessage) { message in viewModel.fillEditedMessage(message) }
        .onAppear { viewModel.fillEditedMessage(editedMessage) }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("MessageComposerView")
    }

    @ViewBuilder
    private var header: some View {
        if quotedMessage != nil {
            factory.makeQuotedMessageHeaderView(quotedMessage: $quotedMessage)
        } else if editedMessage != nil {
            factory.makeEditedMessageHeaderView(editedMessage: $editedMessage)
        }
    }

    // MARK: Icons, field and button

    @ViewBuilder
    private var parts: some View {
        switch viewModel.recordingState {
        case .locked, .stopped:
            factory.makeComposerRecordingLockedView(viewModel: viewModel)
        case .recording(let location):
            factory.makeComposerRecordingView(viewModel: viewModel, gestureLocation: location)
        case .initial, .showingTip:
            row.overlay(viewModel.recordingState == .showingTip ? tip : nil, alignment: .top)
        }
    }

    private var row: some View {
        HStack(alignment: .bottom) {
            factory.makeLeadingComposerView(state: $viewModel.pickerTypeState, channelConfig: channelConfig)
            input
            factory.makeTrailingComposerView(
                enabled: viewModel.sendButtonEnabled, cooldownDuration: viewModel.cooldownDuration, onTap: send)
        }
        .padding(.all, 8)
    }

    private var input: some View {
        factory.makeComposerInputView(
            text: $viewModel.text,
            selectedRangeLocation: $viewModel.selectedRangeLocation,
            command: $viewModel.composerCommand,
            addedAssets: viewModel.addedAssets,
            addedFileURLs: viewModel.addedFileURLs,
            addedCustomAttachments: viewModel.addedCustomAttachments,
            quotedMessage: $quotedMessage,
            maxMessageLength: viewModel.maxMessageLength,
            cooldownDuration: viewModel.cooldownDuration,
            onCustomAttachmentTap: { viewModel.customAttachmentTapped($0) },
            shouldScroll: viewModel.inputComposerShouldScroll,
            removeAttachmentWithId: { viewModel.removeAttachment(with: $0) })
    }

    /// The tip above the row.
    private var tip: some View {
        factory.makeComposerRecordingTipView()
            .alignmentGuide(.top) { $0[.bottom] }
    }

    private func send() {
        viewModel.sendMessage(quotedMessage: quotedMessage, editedMessage: editedMessage) {
            quotedMessage = nil
            editedMessage = nil
            onMessageSent()
        }
    }

    // MARK: Pickers and suggestions

    /// The suggestions above the composer.
    private var suggestions: some View {
        factory.makeCommandsContainerView(suggestions: viewModel.suggestions) { extraData in
            viewModel.handleCommand(
                for: $viewModel.text, selectedRangeLocation: $viewModel.selectedRangeLocation,
                command: $viewModel.composerCommand, extraData: extraData)
        }
        .alignmentGuide(.top) { $0[.bottom] }
    }

    private var picker: some View {
        factory.makeAttachmentPickerView(
            attachmentPickerState: $viewModel.pickerState,
            filePickerShown: $viewModel.filePickerShown,
            cameraPickerShown: $viewModel.cameraPickerShown,
            addedFileURLs: $viewModel.addedFileURLs,
            onPickerStateChange: { viewModel.change(pickerState: $0) },
            photoLibraryAssets: viewModel.imageAssets,
            onAssetTap: { viewModel.imageTapped($0) },
            onCustomAttachmentTap: { viewModel.customAttachmentTapped($0) },
            isAssetSelected: { viewModel.isImageSelected(with: $0) },
            addedCustomAttachments: viewModel.addedCustomAttachments,
            cameraImageAdded: { viewModel.cameraImageAdded($0) },
            askForAssetsAccessPermissions: { viewModel.askForPhotosPermission() },
            isDisplayed: viewModel.overlayShown,
            height: Self.popupHeight,
            popupHeight: Self.popupHeight)
    }
}

private enum ComposerViewModelKey: EnvironmentKey {
    static var defaultValue: MessageComposerViewModel? { nil }
}

extension EnvironmentValues {
    /// The view model of the composer around a part; `nil` for a part alone.
    var composerViewModel: MessageComposerViewModel? {
        get { self[ComposerViewModelKey.self] }
        set { self[ComposerViewModelKey.self] = newValue }
    }
}
