import ChatModels
import Fonts
import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// Draws a small picture in memory, and compares its pixels with the tested ones.
enum PictureFindings {
    static var all: [Finding] {
        // Measuring can't throw, so the fonts are checked first.
        do {
            _ = try BundledFonts.directory()
        } catch {
            return [Finding(.problem, subject, "can't be drawn without the fonts")]
        }
        do {
            let bitmap = try draw()
            let size = "\(bitmap.pixelsWide) × \(bitmap.pixelsHigh) pixels"
            guard bitmap.digest != knownDigest else {
                return [Finding(.ok, subject, "\(size), as expected (\(knownDigest))")]
            }
            return [
                Finding(
                    .problem, subject,
                    "\(size) that differ from the expected ones (\(bitmap.digest), not \(knownDigest)): the fonts or libraries differ"
                )
            ]
        } catch {
            return [Finding(.problem, subject, "not drawn: \(Failure(error).message)")]
        }
    }

    private static let subject = "picture"

    /// The digest of the picture that all tested versions draw.
    static let knownDigest = "b05cc04c14d4271e"

    private static func draw() throws -> Bitmap {
        let document = try ConversationReader.read(
            Data(conversation.utf8), name: "doctor.yaml", imageRoot: "/nonexistent")
        // Times in another language and time zone, which must not depend on the machine's files.
        let settings = RenderSettings(scale: 2, locale: "de_AT", timeZone: "Europe/Vienna", systemFonts: nil)
        let pictures = ConversationPictures(
            document.conversations[0], selection: PictureSelection(.messages, width: 300), settings: settings)
        return try Renderer().render(pictures.frames()[0], scale: settings.scale, background: pictures.background)
    }

    /// Letters in several weights and scripts, wrapped lines, an emoji, avatars, a quote, a reaction.
    private static let conversation = """
        channel: { name: Doctor, members: [ana, ben] }
        me: ana
        users: { ana: { name: Ana }, ben: { name: Ben Ä., online: true } }
        messages:
          - { from: ben, at: 2024-05-02T11:58:00Z, text: "Hungry? **Ωμέγα** Привет שלום नमस्ते 日本 _fi_ `x = 1`" }
          - { from: ben, at: 2024-05-02T11:58:30Z, text: "วันนี้เราจะไปกินข้าวกลางวันที่ร้านอาหารใกล้สถานีรถไฟด้วยกันไหม" }
          - { from: ana, id: lunch, at: 2024-05-02T11:59:00Z, text: "Always 🍜 👩🏽‍🚀", reactions: { love: 1 }, read-by: [ben] }
          - { from: ben, at: 2024-05-02T12:01:00Z, text: "مرحبا", reply-to: lunch }
        """
}
