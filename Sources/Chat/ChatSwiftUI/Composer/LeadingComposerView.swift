import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The icons before the composer's field: for attachments, and for commands if the channel has any.
public struct AttachmentPickerTypeView: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors
    @Environment(\.composerViewModel) private var viewModel

    @Binding private var pickerTypeState: PickerTypeState
    private let channelConfig: ChannelConfig?

    public init(pickerTypeState: Binding<PickerTypeState>, channelConfig: ChannelConfig?) {
        _pickerTypeState = pickerTypeState
        self.channelConfig = channelConfig
    }

    public var body: some View {
        HStack(spacing: 16) {
            switch pickerTypeState {
            case .expanded(let type):
                if canUpload {
                    PickerTypeButton(
                        pickerTypeState: $pickerTypeState, pickerType: .media, selected: type,
                        icon: images.openAttachments)
                }
                if hasCommands {
                    PickerTypeButton(
                        pickerTypeState: $pickerTypeState, pickerType: .instantCommands, selected: type,
                        icon: images.commands)
                }
            case .collapsed:
                Button(action: { pickerTypeState = .expanded(.none) }, label: { expandIcon })
            }
        }
        .padding(.bottom, 8)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("AttachmentPickerTypeView")
    }

    private var expandIcon: some View {
        Image(uiImage: images.shrinkInputArrow)
            .renderingMode(.template)
            .foregroundColor(Color(colors.highlightedAccentBackground))
            .frame(height: 18)
    }

    private var canUpload: Bool {
        (viewModel?.channelController.channel?.canUploadFile ?? true) && channelConfig?.uploadsEnabled != false
    }

    private var hasCommands: Bool { channelConfig?.commands.isEmpty == false }
}

/// An icon that opens a picker.
struct PickerTypeButton: View {
    @Injected(\.colors) private var colors

    @Binding var pickerTypeState: PickerTypeState
    let pickerType: AttachmentPickerType
    let selected: AttachmentPickerType
    let icon: UIImage

    var body: some View {
        Button(action: toggle) {
            Image(uiImage: icon)
                .renderingMode(.template)
                .foregroundColor(
                    Color(isSelected ? colors.highlightedAccentBackground : colors.textLowEmphasis)
                )
                .frame(height: 18)
        }
    }

    private var isSelected: Bool { selected == pickerType }

    private func toggle() {
        pickerTypeState = .expanded(isSelected ? .none : pickerType)
    }
}
