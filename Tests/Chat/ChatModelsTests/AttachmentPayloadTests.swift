import ChatModels
import Foundation
import XCTest

/// Payloads created with the labels that apps use.
final class AttachmentPayloadTests: XCTestCase {
    private let url = URL(fileURLWithPath: "/pictures/view.png")
    private let file = AttachmentFile(type: .pdf, size: 12)

    func testPayloadsOfUploadedFilesHaveTheirOwnLabels() {
        XCTAssertEqual(ImageAttachmentPayload(title: "a", imageRemoteURL: url).imageURL, url)
        XCTAssertEqual(ImageAttachmentPayload(title: "a", imageRemoteURL: url, file: file).file, file)
        XCTAssertEqual(ImageAttachmentPayload(imageURL: url).file.type, .png)
        XCTAssertEqual(
            FileAttachmentPayload(title: "a", assetRemoteURL: url, file: file, extraData: nil),
            FileAttachmentPayload(title: "a", assetURL: url, file: file))
        XCTAssertEqual(
            AudioAttachmentPayload(title: nil, audioRemoteURL: url, file: file, extraData: nil).audioURL, url)
        let video = VideoAttachmentPayload(
            title: nil, videoRemoteURL: url, thumbnailURL: url, duration: 3, file: file, extraData: ["a": .bool(true)])
        XCTAssertEqual(video.videoURL, url)
        XCTAssertEqual(video.duration, 3)
        XCTAssertEqual(video.extraData, ["a": .bool(true)])
        let recording = VoiceRecordingAttachmentPayload(
            title: nil, voiceRecordingRemoteURL: url, file: file, duration: 2, waveformData: [0.5], extraData: nil)
        XCTAssertEqual(recording.voiceRecordingURL, url)
        XCTAssertEqual(recording.waveformData, [0.5])
    }

    func testPayloadOfAnyTypeKnowsItsType() {
        let payload = AnyAttachmentPayload(payload: FileAttachmentPayload(title: nil, assetRemoteURL: url, file: file))
        XCTAssertEqual(payload.type, .file)
        XCTAssertNil(payload.localFileURL)
        let own = AnyAttachmentPayload(localFileURL: url, customPayload: ImageAttachmentPayload(imageURL: url))
        XCTAssertEqual(own.localFileURL, url)
        XCTAssertEqual(own.payload as? ImageAttachmentPayload, ImageAttachmentPayload(imageURL: url))
    }

    func testPayloadIsMadeOfAFileOnThisDevice() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AttachmentPayloadTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = folder.appendingPathComponent("report.pdf")
        try Data("twelve bytes".utf8).write(to: report)

        XCTAssertEqual(try AttachmentFile(url: report), AttachmentFile(type: .pdf, size: 12))
        let payload = try AnyAttachmentPayload(
            localFileURL: report, attachmentType: .file, extraData: ["pages": 3])
        let made = try XCTUnwrap(payload.value as? FileAttachmentPayload)
        XCTAssertEqual(made.title, "report.pdf")
        XCTAssertEqual(made.file.size, 12)
        XCTAssertEqual(made.extraData, ["pages": .number(3)])
        XCTAssertEqual(payload.localFileURL, report)

        var metadata = AnyAttachmentLocalMetadata()
        metadata.duration = 4
        metadata.originalResolution = (640, 480)
        let video = try AnyAttachmentPayload(
            localFileURL: report, attachmentType: .video, localMetadata: metadata)
        XCTAssertEqual((video.value as? VideoAttachmentPayload)?.duration, 4)
        XCTAssertEqual((video.value as? VideoAttachmentPayload)?.originalWidth, 640)
    }

    func testInvalidFilesAreReported() {
        let missing = URL(fileURLWithPath: "/no/such/file.pdf")
        XCTAssertThrowsError(try AnyAttachmentPayload(localFileURL: missing, attachmentType: .file))
        let here = URL(fileURLWithPath: "/")
        XCTAssertThrowsError(try AnyAttachmentPayload(localFileURL: here, attachmentType: .giphy)) { error in
            XCTAssertEqual(
                "\(error)",
                "an attachment of type giphy can't be created from a file; "
                    + "pass its payload with AnyAttachmentPayload(payload:) or (localFileURL:customPayload:)")
        }
    }
}
