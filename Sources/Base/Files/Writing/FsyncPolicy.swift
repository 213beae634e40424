/// Whether writing a file waits for the disk, so that the file survives a power failure.
///
/// Waiting takes 3 ms for a file of any size, ten times as long as drawing a small picture.
package enum FsyncPolicy {
    @TaskLocal package static var isWanted = true
}
