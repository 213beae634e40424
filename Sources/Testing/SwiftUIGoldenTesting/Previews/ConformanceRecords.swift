import Foundation

/// The types that conform to a protocol, as the compiler has written them down in the images of the process.
///
/// All pointers into these records are here. Their layout is that of Swift's stable ABI: in `TypeMetadata.rst` and
/// `MetadataValues.h` of the compiler.
struct ConformanceRecords {
    /// A type that conforms, by its description.
    struct Conformer {
        fileprivate let descriptor: UnsafeRawPointer

        private var flags: UInt32 { descriptor.load(as: UInt32.self) }

        /// Whether the type has parameters, so that there are many of it.
        var isGeneric: Bool { flags & 0x80 != 0 }

        /// The module that the type is declared in.
        var module: String {
            var context = descriptor
            while let parent = Self.parent(of: context) { context = parent }
            return Self.name(of: context)
        }

        /// The name of the type alone.
        var name: String { Self.name(of: descriptor) }

        /// The type; `nil` for one with parameters.
        var type: Any.Type? {
            guard !isGeneric, let function = ConformanceRecords.relative(descriptor + 12) else { return nil }
            // A function value is a pointer to its code and one to what it has captured, here nothing.
            let access = unsafeBitCast((function, nil as UnsafeRawPointer?), to: MetadataAccess.self)
            return unsafeBitCast(access.call(0).metadata, to: Any.Type.self)
        }

        private static func parent(of context: UnsafeRawPointer) -> UnsafeRawPointer? {
            ConformanceRecords.relativeIndirect(context + 4)
        }

        private static func name(of context: UnsafeRawPointer) -> String {
            ConformanceRecords.relative(context + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
                ?? ""
        }
    }

    /// The function of a type's description that returns the type.
    private struct MetadataAccess {
        var call: (_ request: UInt) -> (metadata: UnsafeRawPointer, state: UInt)
    }

    /// The types of structures, classes and enumerations of all loaded images that conform to a protocol, in no order.
    ///
    /// - Parameter type: The existential type of the protocol, such as `(any View).self`.
    static func conformers(to type: Any.Type) -> [Conformer] {
        // The protocol's description follows on the kind and the flags of the existential type.
        let wanted = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        var found: [Conformer] = []
        for section in sections() {
            for offset in stride(from: 0, to: section.count, by: 4) {
                guard let record = relative(section.start + offset), relativeIndirect(record) == wanted else {
                    continue
                }
                let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
                switch kind {
                case 0: relative(record + 4).map { found.append(Conformer(descriptor: $0)) }
                case 1:
                    relative(record + 4).map { found.append(Conformer(descriptor: $0.load(as: UnsafeRawPointer.self))) }
                default: break
                }
            }
        }
        return found
    }

    private struct Section {
        var start: UnsafeRawPointer
        var count: Int
    }

    /// The sections `swift5_protocol_conformances` of all images, which the runtime has been told of.
    private static func sections() -> [Section] {
        final class Found { var sections: [Section] = [] }
        let found = Found()
        withExtendedLifetime(found) {
            enumerateMetadataSections(
                { image, found in
                    // Version, address and two words come before the ranges; the second of these has the conformances.
                    let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                    let count = image.load(fromByteOffset: 56, as: Int.self)
                    if let start, let found {
                        Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().sections.append(
                            Section(start: start, count: count))
                    }
                    return true
                }, Unmanaged.passUnretained(found).toOpaque())
        }
        return found.sections
    }

    /// The place that a distance of four bytes leads to; `nil` for none.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    /// The place that a distance leads to, through a pointer if its lowest bit is set.
    private static func relativeIndirect(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = place + Int(distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}

/// Calls a function with the sections of each image, as the Swift runtime knows them.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
