import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeMessageComposerViewType(
        with channelController: ChatChannelController,
        messageController: ChatMessageController?,
        quotedMessage: Binding<ChatMessage?>,
        editedMessage: Binding<ChatMessage?>,
        onMessageSent: @escaping () -> Void
    ) -> some View {
        MessageComposerView(
            viewFactory: self, channelController: channelController, messageController: messageController,
            quotedMessage: quotedMessage, editedMessage: editedMessage, onMessageSent: onMessageSent)
    }

    public func makeLeadingComposerView(state: Binding<PickerTypeState>, channelConfig: ChannelConfig?) -> some View {
        AttachmentPickerTypeView(pickerTypeState: state, channelConfig: channelConfig)
    }

    public func makeComposerInputView(
        text: Binding<String>,
        selectedRangeLocation: Binding<Int>,
        command: Binding<ComposerCommand?>,
        addedAssets: [AddedAsset],
        addedFileURLs: [URL],
        addedCustomAttachments: [CustomAttachment],
        quotedMessage: Binding<ChatMessage?>,
        maxMessageLength: Int?,
        cooldownDuration: Int,
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void,
        shouldScroll: Bool,
        removeAttachmentWithId: @escaping (String) -> Void
    ) -> some View {
        ComposerInputView(
            factory: self, text: text, selectedRangeLocation: selectedRangeLocation, command: command,
            addedAssets: addedAssets, addedFileURLs: addedFileURLs, addedCustomAttachments: addedCustomAttachments,
            quotedMessage: quotedMessage, maxMessageLength: maxMessageLength, cooldownDuration: cooldownDuration,
            onCustomAttachmentTap: onCustomAttachmentTap, removeAttachmentWithId: removeAttachmentWithId)
    }

    public func makeComposerTextInputView(
        text: Binding<String>,
        height: Binding<CGFloat>,
        selectedRangeLocation: Binding<Int>,
        placeholder: String,
        editable: Bool,
        maxMessageLength: Int?,
        currentHeight: CGFloat
    ) -> some View {
        ComposerTextInputView(
            text: text, height: height, selectedRangeLocation: selectedRangeLocation, placeholder: placeholder,
            editable: editable, maxMessageLength: maxMessageLength, currentHeight: currentHeight)
    }

    public func makeTrailingComposerView(
        enabled: Bool,
        cooldownDuration: Int,
        onTap: @escaping () -> Void
    ) -> some View {
        TrailingComposerView(enabled: enabled, cooldownDuration: cooldownDuration, onTap: onTap)
    }

    public func makeComposerRecordingView(viewModel: MessageComposerViewModel, gestureLocation: CGPoint) -> some View {
        RecordingView(location: gestureLocation, audioRecordingInfo: viewModel.audioRecordingInfo) {
            viewModel.recordingState = .initial
        }
    }

    public func makeComposerRecordingLockedView(viewModel: MessageComposerViewModel) -> some View {
        LockedView(viewModel: viewModel)
    }

    public func makeComposerRecordingTipView() -> some View {
        RecordingTipView()
    }

    public func makeComposerViewModifier() -> some ViewModifier {
        EmptyModifier()
    }

    public func makeAttachmentPickerView(
        attachmentPickerState: Binding<AttachmentPickerState>,
        filePickerShown: Binding<Bool>,
        cameraPickerShown: Binding<Bool>,
        addedFileURLs: Binding<[URL]>,
        onPickerStateChange: @escaping (AttachmentPickerState) -> Void,
        photoLibraryAssets: PHFetchResult<PHAsset>?,
        onAssetTap: @escaping (AddedAsset) -> Void,
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void,
        isAssetSelected: @escaping (String) -> Bool,
        addedCustomAttachments: [CustomAttachment],
        cameraImageAdded: @escaping (AddedAsset) -> Void,
        askForAssetsAccessPermissions: @escaping () -> Void,
        isDisplayed: Bool,
        height: CGFloat,
        popupHeight: CGFloat
    ) -> some View {
        AttachmentPickerView(
            viewFactory: self,
            selectedPickerState: attachmentPickerState,
            filePickerShown: filePickerShown,
            cameraPickerShown: cameraPickerShown,
            addedFileURLs: addedFileURLs,
            onPickerStateChange: onPickerStateChange,
            photoLibraryAssets: photoLibraryAssets,
            onAssetTap: onAssetTap,
            onCustomAttachmentTap: onCustomAttachmentTap,
            isAssetSelected: isAssetSelected,
            addedCustomAttachments: addedCustomAttachments,
            cameraImageAdded: cameraImageAdded,
            askForAssetsAccessPermissions: askForAssetsAccessPermissions,
            isDisplayed: isDisplayed,
            height: height)
    }

    public func makeAttachmentSourcePickerView(
        selected: AttachmentPickerState,
        onPickerStateChange: @escaping (AttachmentPickerState) -> Void
    ) -> some View {
        AttachmentSourcePickerView(selected: selected, onTap: onPickerStateChange)
    }

    public func makePhotoAttachmentPickerView(
        assets: PHFetchResultCollection,
        onAssetTap: @escaping (AddedAsset) -> Void,
        isAssetSelected: @escaping (String) -> Bool
    ) -> some View {
        AttachmentTypeContainer { Color.clear }
    }

    public func makeFilePickerView(filePickerShown: Binding<Bool>, addedFileURLs: Binding<[URL]>) -> some View {
        AttachmentTypeContainer { Color.clear }
    }

    public func makeCameraPickerView(
        selected: Binding<AttachmentPickerState>,
        cameraPickerShown: Binding<Bool>,
        cameraImageAdded: @escaping (AddedAsset) -> Void
    ) -> some View {
        AttachmentTypeContainer { Color.clear }
    }

    public func makeCustomAttachmentView(
        addedCustomAttachments: [CustomAttachment],
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeCustomAttachmentPreviewView(
        addedCustomAttachments: [CustomAttachment],
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void
    ) -> some View {
        EmptyView()
    }

    public func makeAssetsAccessPermissionView() -> some View {
        AssetsAccessPermissionView()
    }
}
