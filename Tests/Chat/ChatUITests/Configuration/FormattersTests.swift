import ChatModels
import Frames
import Rendering
import Synchronization
import XCTest

@testable import ChatLook
@testable import ChatUI

@MainActor @preconcurrency
final class FormattersTests: XCTestCase {
    private let formatters = Appearance.Formatters()
    private let date = Date(timeIntervalSince1970: 1_576_164_826)

    private func text(locale: String = "en_US", timeZone: String = "UTC", _ make: () -> String?) -> String? {
        RenderSettings.withCurrent(RenderSettings(locale: locale, timeZone: timeZone), operation: make)
    }

    func testNamerOfTheComponentsNamesChannels() {
        ConfigurationScope.run {
            let header = ChatChannelHeaderView()
            header.channelController = ChatChannelController(client: ChatClient(), channel: .group())
            XCTAssertEqual(header.titleText, "Rebels")
            setNamer { channel, userId in "\(channel.cid.id) of \(userId ?? "nobody")" }
            XCTAssertEqual(header.titleText, "rebels of nobody")
        }
    }

    @available(*, deprecated)
    fileprivate func setOldNamer(_ namer: @escaping (ChatChannel, UserId?) -> String?) {
        XCTAssertEqual(Components.default.channelNamer(.group(), nil), "Rebels")
        Components.default.channelNamer = namer
    }

    private func setNamer(_ namer: @escaping (ChatChannel, UserId?) -> String?) {
        (self as any OldNamer).setOldNamer(namer)
    }

    func testPollsShowTheDatesOfVotes() {
        func day(_ days: Double) -> String {
            RenderSettings.withCurrent(RenderSettings(now: date)) {
                formatters.pollVoteTimestamp.formatDay(date.addingTimeInterval(-days * 86400))
            }
        }
        XCTAssertEqual([0, 1, 2, 6, 7].map(day), ["Today", "Yesterday", "Tuesday", "Friday", "12/05/19"])
        XCTAssertEqual(text { formatters.pollVoteTimestamp.formatTime(date) }, "15:33")
        XCTAssertEqual(text(locale: "de_DE") { formatters.pollVoteTimestamp.formatDay(date) }, "12.12.19")
    }

    func testTimes() {
        XCTAssertEqual(text { formatters.messageTimestamp.format(date) }, "3:33\u{202F}PM")
        XCTAssertEqual(
            text(timeZone: "America/New_York") { formatters.messageTimestamp.format(date) }, "10:33\u{202F}AM")
        XCTAssertEqual(text(locale: "de_DE") { formatters.messageTimestamp.format(date) }, "15:33")
    }

    func testTimesOfThreadsInDifferentLanguages() {
        let failures = Mutex<[String]>([])
        let date = date
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            let (locale, expected) = index.isMultiple(of: 2) ? ("en_US", "3:33\u{202F}PM") : ("fr_FR", "15:33")
            let found = RenderSettings.withCurrent(RenderSettings(locale: locale)) {
                DefaultMessageTimestampFormatter().format(date)
            }
            if found != expected { failures.withLock { $0.append(found) } }
        }
        XCTAssertEqual(failures.withLock { $0 }, [])
    }

    func testDays() {
        XCTAssertEqual(text { formatters.messageDateSeparator.format(date) }, "Dec 12")
        XCTAssertEqual(
            text { formatters.messageDateSeparator.format(Date(timeIntervalSince1970: 0)) }, "Jan 01")
        XCTAssertEqual(text(locale: "de_DE") { formatters.messageDateSeparator.format(date) }, "12. Dez.")
    }

    func testAmericanTextsAreThoseOfTheSystem() throws {
        for name in ["UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"] {
            let zone = try XCTUnwrap(TimeZone(identifier: name))
            for kind in [DateText.time, .day] {
                let writer = DateWriters.writer(kind, locale: "en_US", zone: zone)
                for step in 0..<400 {
                    let date = Date(timeIntervalSince1970: Double(step - 100) * 5_000_011)
                    XCTAssertEqual(AmericanDateTexts(zone).text(kind, for: date), writer.string(from: date))
                }
            }
        }
    }

    func testLastActivity() {
        func ago(_ seconds: TimeInterval) -> String? {
            formatters.userLastActivity.format(RenderSettings.current.now.addingTimeInterval(-seconds))
        }
        XCTAssertEqual(ago(0), "last seen just one second ago")
        XCTAssertEqual(ago(59), "last seen 59 seconds ago")
        XCTAssertEqual(ago(60), "last seen one minute ago")
        XCTAssertEqual(ago(300), "last seen 5 minutes ago")
        XCTAssertEqual(ago(2 * 3600), "last seen 2 hours ago")
        XCTAssertEqual(ago(86400), "last seen one day ago")
        XCTAssertEqual(ago(15 * 86400), "last seen 2 weeks ago")
        XCTAssertEqual(ago(70 * 86400), "last seen 2 months ago")
        XCTAssertNil(ago(-10))
    }

    func testLengths() {
        XCTAssertEqual(formatters.videoDuration.format(59), "00:59")
        XCTAssertEqual(formatters.videoDuration.format(65), "01:05")
        XCTAssertEqual(formatters.videoDuration.format(3661), "61:01")
        XCTAssertNil(formatters.videoDuration.format(.nan))
        XCTAssertNil(formatters.videoDuration.format(.infinity))
    }

    func testProgress() {
        XCTAssertEqual(formatters.uploadingProgress.format(0), "0%")
        XCTAssertEqual(formatters.uploadingProgress.format(0.456), "46%")
        XCTAssertNil(formatters.uploadingProgress.format(.nan))
    }

    func testFileSizes() {
        let sizes: [Int64] = [0, 1, 30, 123_456, 1_234_567, 1_234_567_890]
        let files = sizes.map { AttachmentFile(size: $0) }
        func texts(_ locale: String) -> [String] {
            files.compactMap { file in text(locale: locale) { file.localizedSize } }
        }
        XCTAssertEqual(texts("en_US"), ["Zero KB", "1 byte", "30 bytes", "123 KB", "1.2 MB", "1.23 GB"])
        XCTAssertEqual(texts("en_US"), files.map(\.sizeString))
        XCTAssertEqual(texts("de_DE"), ["Null KB", "1 Byte", "30 Byte", "123 KB", "1,2 MB", "1,23 GB"])
    }

    func testPlaybackRates() {
        let rates = [1, 1.5, 0.25, 0.1].map { AudioPlaybackRate(rawValue: $0) }
        XCTAssertEqual(rates.map { rate in text { rate.text } }, ["x1", "x1.5", "x0.25", "x0.1"])
        XCTAssertEqual(rates.map { rate in text(locale: "de_DE") { rate.text } }, ["1×", "1,5×", "0,25×", "0,1×"])
    }

    func testRecordings() {
        let url = URL(fileURLWithPath: "/recording.m4a")
        XCTAssertEqual(formatters.audioRecordingNameFormatter.title(forItemAtURL: url, index: 0), "Recording")
        XCTAssertEqual(formatters.audioRecordingNameFormatter.title(forItemAtURL: url, index: 1), "Recording(1)")
        XCTAssertEqual(formatters.audioRecordingNameFormatter.title(forItemAtURL: url, index: 2), "Recording(2)")
    }
}

/// Calls deprecated members without a warning.
@MainActor @preconcurrency
private protocol OldNamer {
    func setOldNamer(_ namer: @escaping (ChatChannel, UserId?) -> String?)
}

extension FormattersTests: OldNamer {}
