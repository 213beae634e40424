import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The sheet below the composer: the kinds of attachments, and the picker of the selected one.
public struct AttachmentPickerView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Environment(\.composerViewModel) private var viewModel

    private let factory: Factory
    @Binding private var selectedPickerState: AttachmentPickerState
    @Binding private var filePickerShown: Bool
    @Binding private var cameraPickerShown: Bool
    @Binding private var addedFileURLs: [URL]
    private let onPickerStateChange: (AttachmentPickerState) -> Void
    private let photoLibraryAssets: PHFetchResult<PHAsset>?
    private let onAssetTap: (AddedAsset) -> Void
    private let onCustomAttachmentTap: (CustomAttachment) -> Void
    private let isAssetSelected: (String) -> Bool
    private let addedCustomAttachments: [CustomAttachment]
    private let cameraImageAdded: (AddedAsset) -> Void
    private let askForAssetsAccessPermissions: () -> Void
    private let isDisplayed: Bool
    private let height: CGFloat

    /// - Parameter height: In points.
    public init(
        viewFactory: Factory,
        selectedPickerState: Binding<AttachmentPickerState>,
        filePickerShown: Binding<Bool>,
        cameraPickerShown: Binding<Bool>,
        addedFileURLs: Binding<[URL]>,
        onPickerStateChange: @escaping (AttachmentPickerState) -> Void,
        photoLibraryAssets: PHFetchResult<PHAsset>? = nil,
        onAssetTap: @escaping (AddedAsset) -> Void,
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void,
        isAssetSelected: @escaping (String) -> Bool,
        addedCustomAttachments: [CustomAttachment],
        cameraImageAdded: @escaping (AddedAsset) -> Void,
        askForAssetsAccessPermissions: @escaping () -> Void,
        isDisplayed: Bool,
        height: CGFloat
    ) {
        factory = viewFactory
        _selectedPickerState = selectedPickerState
        _filePickerShown = filePickerShown
        _cameraPickerShown = cameraPickerShown
        _addedFileURLs = addedFileURLs
        self.onPickerStateChange = onPickerStateChange
        self.photoLibraryAssets = photoLibraryAssets
        self.onAssetTap = onAssetTap
        self.onCustomAttachmentTap = onCustomAttachmentTap
        self.isAssetSelected = isAssetSelected
        self.addedCustomAttachments = addedCustomAttachments
        self.cameraImageAdded = cameraImageAdded
        self.askForAssetsAccessPermissions = askForAssetsAccessPermissions
        self.isDisplayed = isDisplayed
        self.height = height
    }

    public var body: some View {
        VStack(spacing: 0) {
            factory.makeAttachmentSourcePickerView(
                selected: selectedPickerState, onPickerStateChange: onPickerStateChange)
            picker
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(height: isDisplayed ? height : 0)
        .background(Color(colors.background1))
        .clipped()
        .accessibilityIdentifier("AttachmentPickerView")
    }

    @ViewBuilder
    private var picker: some View {
        switch selectedPickerState {
        case .photos:
            if let photoLibraryAssets {
                factory.makePhotoAttachmentPickerView(
                    assets: PHFetchResultCollection(fetchResult: photoLibraryAssets), onAssetTap: onAssetTap,
                    isAssetSelected: isAssetSelected)
            } else {
                factory.makeAssetsAccessPermissionView()
            }
        case .files:
            factory.makeFilePickerView(filePickerShown: $filePickerShown, addedFileURLs: $addedFileURLs)
        case .camera:
            factory.makeCameraPickerView(
                selected: $selectedPickerState, cameraPickerShown: $cameraPickerShown,
                cameraImageAdded: cameraImageAdded)
        case .polls:
            if let viewModel {
                factory.makeComposerPollView(
                    channelController: viewModel.channelController, messageController: viewModel.messageController)
            }
        case .custom:
            factory.makeCustomAttachmentView(
                addedCustomAttachments: addedCustomAttachments, onCustomAttachmentTap: onCustomAttachmentTap)
        }
    }
}

/// The kinds of attachments, the selected one in blue.
public struct AttachmentSourcePickerView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images
    @Environment(\.composerViewModel) private var viewModel

    private let selected: AttachmentPickerState
    private let canSendPoll: Bool?
    private let onTap: (AttachmentPickerState) -> Void

    /// - Parameter canSendPoll: `nil` for the value of the composer around it.
    public init(
        selected: AttachmentPickerState, canSendPoll: Bool? = nil, onTap: @escaping (AttachmentPickerState) -> Void
    ) {
        self.selected = selected
        self.canSendPoll = canSendPoll
        self.onTap = onTap
    }

    public var body: some View {
        HStack(alignment: .center, spacing: 24) {
            button(images.attachmentPickerPhotos, .photos)
            button(images.attachmentPickerFolder, .files)
            button(images.attachmentPickerCamera, .camera)
            if canSendPoll ?? viewModel?.canSendPoll ?? false { button(images.attachmentPickerPolls, .polls) }
            Spacer()
        }
        .padding(.horizontal, 16)
        .frame(height: 56)
        .background(Color(colors.background1))
        .accessibilityElement(children: .contain)
    }

    private func button(_ icon: UIImage, _ type: AttachmentPickerState) -> some View {
        AttachmentPickerButton(icon: icon, pickerType: type, isSelected: selected == type, onTap: onTap)
    }
}

/// A kind of attachment.
public struct AttachmentPickerButton: View {
    @Injected(\.colors) private var colors

    private let icon: UIImage
    private let pickerType: AttachmentPickerState
    private let isSelected: Bool
    private let onTap: (AttachmentPickerState) -> Void

    public init(
        icon: UIImage, pickerType: AttachmentPickerState, isSelected: Bool,
        onTap: @escaping (AttachmentPickerState) -> Void
    ) {
        self.icon = icon
        self.pickerType = pickerType
        self.isSelected = isSelected
        self.onTap = onTap
    }

    public var body: some View {
        Button(action: { onTap(pickerType) }) {
            Image(uiImage: icon)
                .customizable()
                .frame(width: 22, height: 20)
                .foregroundColor(
                    Color(isSelected ? colors.highlightedAccentBackground : colors.textLowEmphasis))
        }
    }
}

/// A card below the photos, files or camera of an attachment picker.
struct AttachmentTypeContainer<Content: View>: View {
    @Injected(\.colors) private var colors

    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(spacing: 0) {
            Color(colors.background)
                .frame(height: 20)
            content()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(colors.background))
        }
        .background(Color(colors.background1))
        .cornerRadius(16)
    }
}

/// The text that the device's photos can't be accessed: there is no photo library.
public struct AssetsAccessPermissionView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    public init() {}

    public var body: some View {
        VStack(alignment: .center, spacing: 8) {
            Text(L10n.Composer.Photos.noAccess)
                .font(fonts.body)
                .multilineTextAlignment(.center)
            Text(L10n.Composer.Photos.openSettings)
                .font(fonts.bodyBold)
                .foregroundColor(colors.tintColor)
        }
        .padding(.all, 8)
    }
}
