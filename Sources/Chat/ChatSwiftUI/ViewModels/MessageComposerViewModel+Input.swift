import ChatModels
import Foundation
import Rendering
import UIKitValues

extension MessageComposerViewModel {
    /// Adds attachments as if they had been picked. Kinds that the picker doesn't have are reported.
    func add(_ attachments: [AnyChatMessageAttachment]) {
        for (index, attachment) in attachments.enumerated() {
            if let picture = attachment.attachment(payloadType: ImageAttachmentPayload.self) {
                add(.image, picture.imageURL, thumbnail: picture.imageURL, index)
            } else if let video = attachment.attachment(payloadType: VideoAttachmentPayload.self) {
                let duration = video.payload.duration.flatMap(DurationText.minutesAndSeconds).map(RawJSON.string)
                add(
                    .video, video.videoURL, thumbnail: video.payload.thumbnailURL, index,
                    extraData: duration.map { ["duration": $0] } ?? [:])
            } else if let file = attachment.attachment(payloadType: FileAttachmentPayload.self) {
                addedFileURLs.append(file.assetURL)
            } else if let recording = attachment.attachment(payloadType: VoiceRecordingAttachmentPayload.self) {
                addedVoiceRecordings.append(
                    AddedVoiceRecording(
                        url: recording.voiceRecordingURL, duration: recording.duration ?? 0,
                        waveform: recording.waveformData ?? []))
            } else {
                RenderProblems.report(
                    "the composer of the SwiftUI flavor has no preview of an attachment of type "
                        + "\(attachment.type.rawValue); it is left out")
            }
        }
    }

    private func add(
        _ type: AssetType, _ url: URL, thumbnail: URL?, _ index: Int, extraData: [String: RawJSON] = [:]
    ) {
        let picture = thumbnail.flatMap { UIImage(contentsOfFile: $0.path) }
        addedAssets.append(
            AddedAsset(
                image: picture ?? UIImage(), id: "\(index)", url: url, type: type, extraData: extraData))
    }
}
